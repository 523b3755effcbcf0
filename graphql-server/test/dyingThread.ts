/* A worker module whose task ends the thread. */
export const sections = () => process.exit(1)
