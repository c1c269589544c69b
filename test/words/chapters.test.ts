import { beforeAll, describe, expect, test } from "vitest";
import { standardChapters } from "#content/teaching/syllabus/all.ts";
import type { chapterName } from "#content/teaching/syllabus/names/all.ts";
import { classIds, subjectIds } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { languages } from "#domain/shared/language.ts";
import { loadModules } from "../../words/load.ts";
import { translated } from "../../words/modules.ts";
import { findForeignWords } from "./latin-words.ts";

// What words.test.ts holds all words to, it holds the names of chapters to as well: none is missing or
// left over, and only listed words are in Latin letters. These are the rules of a list of chapters.

const module = "app/content/teaching/syllabus/names/all.ts";

const lists = subjectIds.flatMap((subjectId) =>
  classIds
    .map((classId) => ({ classId, subjectId, chapters: standardChapters(classId, subjectId) }))
    .filter(({ chapters }) => chapters.length > 0),
);

describe.each(languages)("in %s", (language) => {
  let nameOf: typeof chapterName;
  beforeAll(async () => {
    const exported = (await loadModules(language, [module])).get(module);
    nameOf = exported?.["chapterName"] as typeof chapterName;
  });

  test("no two chapters of a list have the same name", () => {
    const repeated = lists.flatMap(({ classId, subjectId, chapters }) => {
      const names = chapters.map((chapter) => nameOf(chapter, { subjectId, ownNames: null }));
      return names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => `${classId} ${subjectId}: ${name}`);
    });
    expect(repeated).toEqual([]);
  });

  test("the academy's own name comes first, and others stay as they are stored", () => {
    const ownNames = {
      "vedic maths": { te: "వేద గణితం", hi: "वैदिक गणित" },
      circles: { te: "వలయాలు" },
    };
    const names = ["Vedic Maths", "Circles", "Our own"].map((chapter) =>
      nameOf(chapter, { subjectId: "mathematics", ownNames }),
    );
    expect(names).toEqual(
      {
        en: ["Vedic Maths", "Circles", "Our own"],
        te: ["వేద గణితం", "వలయాలు", "Our own"],
        hi: ["वैदिक गणित", "वृत्त", "Our own"],
      }[language],
    );
  });
});

describe.each(translated)("in %s", (language) => {
  let nameOf: typeof chapterName;
  beforeAll(async () => {
    const exported = (await loadModules(language, [module])).get(module);
    nameOf = exported?.["chapterName"] as typeof chapterName;
  });

  test("every standard chapter is translated, unless all of it is a name that stays", () => {
    const same = lists.flatMap(({ subjectId, chapters }) =>
      chapters.filter((chapter) => nameOf(chapter, { subjectId, ownNames: null }) === chapter),
    );
    const english = same.flatMap(findForeignWords);
    expect(english).toEqual([]);
    expect(new Set(same)).toEqual(new Set(["SQL", "Git", "TypeScript"]));
  });

  test("a report that spells a standard chapter in another way is shown translated", () => {
    const name = nameOf("heron’s FORMULA", { subjectId: "mathematics", ownNames: null });
    expect(name).toBe({ te: "హెరాన్ సూత్రం", hi: "हीरोन का सूत्र" }[language]);
  });

  test("one English name may be another thing in another subject", () => {
    expect(nameOf("Sets", { subjectId: "mathematics", ownNames: null })).not.toBe(
      nameOf("Sets", { subjectId: "data-structures", ownNames: null }),
    );
  });
});
