import { createContext, useContext } from 'react'

export type MenuState = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

/**
 * Whether the drawer of small screens is open. The frame holds the state, so that the drawer stays open when the
 * session becomes known and the navigation is replaced. It closes at the next navigation.
 */
export const MenuContext = createContext<MenuState>({ isOpen: false, setOpen: () => undefined })

/** Whether the drawer is open, and a function to open and close it. */
export function useMenu(): MenuState {
  return useContext(MenuContext)
}
