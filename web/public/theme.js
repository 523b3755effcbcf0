// Runs before the first paint, so that an explicit choice of theme never flashes the other one.
// A file of its own, since the content security policy allows no inline script.
try {
  const choice = localStorage.getItem('gradwright-theme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
} catch {
  // Storage may be refused; the system's preference then stands.
}
