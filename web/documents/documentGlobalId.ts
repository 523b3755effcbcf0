const NO_DOCUMENT = 0

/**
 * The graph's id of the document that an address names by number. An address that names none gives the id of a
 * document that cannot exist, so that it is answered like any other that is not there.
 */
export function documentGlobalId(documentId: string | undefined): string {
  const isNumber = documentId !== undefined && /^[1-9]\d{0,8}$/.test(documentId)
  return btoa(`Document:${isNumber ? documentId : NO_DOCUMENT}`)
}
