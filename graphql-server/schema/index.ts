import './country.ts'
import './document.ts'
import './draft.ts'
import './errors.ts'
import './plan.ts'
import './profile.ts'
import './program.ts'
import './progress.ts'
import './questionnaire.ts'
import './root.ts'
import './scalars.ts'
import './university.ts'
import './user.ts'
import './writer.ts'
import { builder } from './builder.ts'
import { withDeclaredAccess } from './scopes.ts'

/** The graph that is served. */
export const schema = withDeclaredAccess(builder.toSchema())
