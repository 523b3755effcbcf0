import { configure } from '@testing-library/react'

// Code that arrives late is transformed when it is first asked for, which a busy machine takes its time over.
configure({ asyncUtilTimeout: 15_000 })
