/* A worker module whose tasks send nothing and never end. */
function compute(): void {
  for (;;);
}

export {
  compute as finish,
  compute as ground,
  compute as plan,
  compute as prepare,
  compute as review,
  compute as sections,
}
