// Runs before the first paint, so that an explicit choice of theme never flashes the other one.
// The build puts it into the page, where the content security policy allows it by its hash and no other inline script.
try {
  const choice = localStorage.getItem('gradwright-theme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
} catch {
  // Storage may be refused; the system's preference then stands.
}
