import type { ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { isStorable } from '../../domain/parseInput.ts'
import { unusableParts } from '../unusableParts.ts'
import { refusal } from './requestFaults.ts'

const storableLiterals: ValidationRule = context => ({
  StringValue(node) {
    if (!isStorable(node.value))
      context.reportError(refusal('A text contains a character that cannot be saved.', 'BAD_USER_INPUT'))
  },
})

/** The domain checks the answers to questions: one that cannot be stored is refused, and the others are saved. */
const ANSWER = /(?:^|\.)answers\.\d+\.value\./

/** Refuses texts with NUL or unpaired surrogates, in variables and in the operation, except in answers. */
export function refuseUnusableText(): Plugin {
  return {
    onParams({ params }) {
      const [first, ...others] = unusableParts(params.variables, path => ANSWER.test(path))
      if (!first) return
      throw refusal(`variables.${first.path}: ${first.message}.`, 'BAD_USER_INPUT', {
        fields: [first, ...others],
      })
    },
    onValidate({ addValidationRule }) {
      addValidationRule(storableLiterals)
    },
  }
}
