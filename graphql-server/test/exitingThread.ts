/* A worker module whose task exits the thread. */
export const sections = () => process.exit(1)
