export const PRODUCT = 'Gradwright'

/** The document's title at each address; the pattern is the route's. */
export const TITLES: readonly { path: string; title: string }[] = [
  { path: '/', title: 'Applications written from your own facts' },
  { path: '/countries/:country', title: 'Where students apply' },
  { path: '/auth', title: 'Log in or create an account' },
  { path: '/dashboard', title: 'Dashboard' },
  { path: '/profile', title: 'Study Abroad Profile' },
  { path: '/university-matcher', title: 'University Matcher' },
  { path: '/document-generation', title: 'Document Generation' },
  { path: '/document-generation/sop', title: 'Statement of Purpose' },
  { path: '/document-generation/lor', title: 'Letter of Recommendation' },
  { path: '/document-generation/essay', title: 'Personal Essay' },
  { path: '/document-generator', title: 'AI Document Generator' },
  { path: '/results/:documentId', title: 'Your document' },
  { path: '/universities', title: 'Universities' },
  { path: '/universities/:universityId', title: 'University' },
  { path: '/programs/:programId', title: 'Programme' },
  { path: '/pricing', title: 'Pricing' },
  { path: '/premium', title: 'Pricing' },
  { path: '/story', title: 'Your story' },
  { path: '/applications', title: 'Applications' },
  { path: '/shortlist', title: 'Shortlist' },
  { path: '/outbox', title: 'Outbox' },
  { path: '/design', title: 'Design' },
]

export const NOT_FOUND_TITLE = '404 Page Not Found'
