/**
 * The `action` of an address that takes no form. It says so only to those who may read the address: what
 * isn't theirs is a 404 here too (§6).
 *
 * @param check throws what the address answers to others
 */
export function takeNoForm<Args>(check: (args: Args) => unknown) {
  return async (args: Args): Promise<Response> => {
    await check(args);
    return new Response("Method Not Allowed", { status: 405 });
  };
}
