import { createContext, useContext } from 'react'

export type MenuState = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

/**
 * Whether the drawer of a small screen is open. The frame holds it: a drawer that was opened before it was known who
 * is there stays open when the navigation changes to theirs. It closes with the page that it was opened on.
 */
export const MenuContext = createContext<MenuState>({ isOpen: false, setOpen: () => undefined })

/** The drawer's state, and the way to change it. */
export function useMenu(): MenuState {
  return useContext(MenuContext)
}
