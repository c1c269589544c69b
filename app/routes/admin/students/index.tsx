/** The list without a dialog over it. */
export default function StudentsIndex() {
  return null;
}
