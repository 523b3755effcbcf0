import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      catalogueFields: CatalogueFieldsPlugin<Types>
    }
    interface FieldOptions {
      /**
       * Declares that this field's value depends only on its object, its arguments, the catalogue and the part of the
       * catalogue that the viewer sees. Answers of such fields alone are cached and served to other callers. Never
       * set it on a field that depends on the viewer. An argument that makes it depend on the viewer has ABOUT_VIEWER
       * as its extensions; an operation that gives one is not cached.
       */
      catalogue?: true
    }
  }
}

/** The extensions of an argument that makes a field of the catalogue depend on the viewer. */
export const ABOUT_VIEWER = { aboutViewer: true } as const

/** Copies the option `catalogue` of a field into the schema, as the extension `catalogue`. */
class CatalogueFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.pothosOptions.catalogue !== true) return field
    return { ...field, extensions: { ...field.extensions, catalogue: true } }
  }
}

SchemaBuilder.registerPlugin('catalogueFields', CatalogueFieldsPlugin)
