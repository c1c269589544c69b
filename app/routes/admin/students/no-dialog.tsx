/** The list's own address: no dialog stands over it. */
export default function NoDialog() {
  return null;
}
