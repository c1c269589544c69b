import { describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, password } from "#test/support/people.ts";

const plain = useAcademy();
const overHttps = useAcademy({ PUBLIC_URL: "https://academy.example" });

const clearSiteData = (answer: Response) => answer.headers.get("clear-site-data");

describe("a session that ends at this browser's wish clears the browser's cache and storage", () => {
  const makers = { student: makeStudent, tutor: makeTutor, admin: makeAdmin };

  test.each([
    ["student", "/logout", {}],
    ["tutor", "/logout.data", {}],
    ["admin", "/logout", {}],
    ["admin", "/account/sessions/end", {}],
    ["student", "/account/deletion", { password }],
  ] as const)("a %s's at %s", async (role, path, fields) => {
    for (const academy of [plain, overHttps]) {
      const { browser } = await makers[role](academy);
      const answer = await browser.post(path, fields);
      expect(clearSiteData(answer)).toBe('"cache", "storage"');
    }
  });

  test("and no other answer does", async () => {
    const visitor = new TestBrowser(plain);
    const { browser, email } = await makeStudent(plain);
    const answers = [
      await visitor.get("/login"),
      await visitor.get("/dashboard"),
      await visitor.post("/login", { email, password }),
      await visitor.post("/login", { email, password: "wrong horse" }),
      await visitor.post("/logout", {}, { origin: "https://evil.example" }),
      await visitor.get("/logout"),
      await browser.get("/dashboard"),
      await browser.get("/dashboard", { cookie: "viluva_session=expired" }),
    ];
    expect(answers.map(clearSiteData)).toEqual(answers.map(() => null));
  });
});
