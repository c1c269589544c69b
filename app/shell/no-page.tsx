/**
 * The page of an address that takes a form and shows nothing: with a component, its refusals are
 * answered as pages.
 */
export function NoPage() {
  return null;
}
