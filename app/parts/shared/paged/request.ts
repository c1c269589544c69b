/** The page that an address asks for, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = params.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** An address with parameters, without those that are null. */
export function addressOf(path: string, params: Record<string, string | null>): string {
  const given = Object.entries(params).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return `${path}?${new URLSearchParams(given).toString()}`;
}

/** The addresses of the pages before and after; null where there are none. */
export function describePages(
  path: string,
  params: Record<string, string | null>,
  { page, hasMore }: { page: number; hasMore: boolean },
) {
  const to = (number: number) => addressOf(path, { ...params, page: String(number) });
  return { previous: page > 1 ? to(page - 1) : null, next: hasMore ? to(page + 1) : null };
}
