/** A foreign key between two tables. */
export interface Reference {
  from: string;
  to: string;
}

/**
 * Orders tables so that each comes after the tables that it references. References of a table to
 * itself are ignored, since COPY checks them at its end.
 *
 * @throws if references form a cycle
 */
export function dependencyOrder<Table extends { name: string }>(
  tables: readonly Table[],
  references: readonly Reference[],
): Table[] {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  const isReady = ({ name }: Table) =>
    references.every(
      ({ from, to }) =>
        from !== name || to === name || ![...waiting].some((table) => table.name === to),
    );
  while (waiting.size > 0) {
    const next = [...waiting].find(isReady);
    if (!next) {
      const names = [...waiting].map(({ name }) => name).join(", ");
      throw new Error(`These tables reference each other in a cycle: ${names}.`);
    }
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}
