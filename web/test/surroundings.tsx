import type { ComponentType, ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { ToastProvider } from '../design/index.ts'

function ToastLink({ href, children }: { href: string; children?: ReactNode }) {
  return <a href={href}>{children}</a>
}

/** What a hook needs around it: the store and the toasts. The `wrapper` of `renderHook`. */
export function surroundingsOf(environment: IEnvironment): ComponentType<{ children: ReactNode }> {
  return ({ children }) => (
    <RelayEnvironmentProvider environment={environment}>
      <ToastProvider link={ToastLink}>{children}</ToastProvider>
    </RelayEnvironmentProvider>
  )
}
