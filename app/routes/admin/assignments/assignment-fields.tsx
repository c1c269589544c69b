import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useSearchParams } from "react-router";
import type { AssignmentField, AssignmentInput } from "#domain/assignments/assignment.ts";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { Button } from "#ui/button.tsx";
import { Combobox, type ComboboxChoice } from "#ui/combobox.tsx";
import { SelectField } from "#ui/field.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Notice } from "#ui/notice.tsx";
import type { clientLoader as choicesLoader } from "./choices.ts";
import { createMessages as messages, messages as words } from "./messages.ts";

interface StudentChoice extends ComboboxChoice {
  classId: string;
  subjectIds: string[];
}

interface Choices {
  students: StudentChoice[];
  tutors: ComboboxChoice[];
}

const nameOf = (options: readonly { id: string; name: string }[], chosenId: string) =>
  options.find(({ id }) => id === chosenId)?.name ?? chosenId;

/** What differs from what the student asked for; it may be chosen all the same. */
function warningsOf(student: StudentChoice | null, classId: string, subjectId: string): string[] {
  if (!student) return [];
  const isOtherClass = classId !== "" && classId !== student.classId;
  const isOtherSubject = subjectId !== "" && !student.subjectIds.includes(subjectId);
  return [
    ...(isOtherClass ? [messages.otherClass(student.name, nameOf(classes, student.classId))] : []),
    ...(isOtherSubject ? [messages.otherSubject(student.name)] : []),
  ];
}

/**
 * Student, class, subject and tutor; the class and the first subjects offered are the student's,
 * and the tutors offered follow class and subject (§5).
 *
 * @param props.onFill called when a field gets a value
 */
export function AssignmentFields(props: {
  choices: Choices;
  chosen: AssignmentInput;
  invalid: AssignmentField | null;
  onFill: (field: AssignmentField) => void;
}) {
  const { invalid, onFill } = props;
  const isHydrated = useHydrated();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const fetcher = useFetcher<typeof choicesLoader>();
  const findById = <Choice extends ComboboxChoice>(choices: Choice[], chosenId: string) =>
    choices.find(({ id }) => id === chosenId) ?? null;
  const [student, setStudent] = useState(findById(props.choices.students, props.chosen.studentId));
  const [tutor, setTutor] = useState(findById(props.choices.tutors, props.chosen.tutorId));
  const [classId, setClassId] = useState(props.chosen.classId);
  const [subjectId, setSubjectId] = useState(props.chosen.subjectId);
  const [search, setSearch] = useState({ student: "", tutor: "" });
  const studentId = student?.id ?? "";
  const query = new URLSearchParams({ ...search, studentId, classId, subjectId }).toString();
  // The page has the choices for what it shows at first, unless it was searched without JavaScript.
  const wasSearched = params.has("student") || params.has("tutor");
  const [found, setFound] = useState<Choices & { query: string }>({
    ...props.choices,
    query: wasSearched ? "" : query,
  });
  // A failed search has no data, and the last choices stay.
  if (fetcher.data && fetcher.data !== found) setFound(fetcher.data);
  const { students, tutors } = found;
  const isSearching = found.query !== query;
  const canChooseTutor = classId !== "" && subjectId !== "";
  const { load } = fetcher;
  const classField = useRef<HTMLSelectElement>(null);
  const subjectField = useRef<HTMLSelectElement>(null);

  // Keeps what was chosen before hydration, which is late on a slow network.
  useLayoutEffect(() => {
    setClassId(classField.current?.value ?? "");
    setSubjectId(subjectField.current?.value ?? "");
  }, []);

  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => void load(`/admin-dashboard/assignments/choices?${query}`), 120);
    return () => clearTimeout(timer);
  }, [load, query, isSearching]);

  function chooseClass(chosen: string) {
    setClassId(chosen);
    if (chosen !== classId) setTutor(null);
    if (chosen) onFill("classId");
  }

  function chooseStudent(chosen: StudentChoice | null) {
    setStudent(chosen);
    if (!chosen) return;
    onFill("studentId");
    // A class that the admin chose stays; one that an earlier student brought does not.
    if (classId === "" || classId === student?.classId) chooseClass(chosen.classId);
  }

  const isWanted = ({ id }: { id: string }) => student?.subjectIds.includes(id) ?? false;
  const wanted = subjects.filter(isWanted);
  const warnings = warningsOf(student, classId, subjectId);
  return (
    <>
      <Combobox
        label={words.student}
        name="studentId"
        placeholder={messages.typeToSearch}
        listLabel={messages.matches}
        empty={messages.noStudents}
        isSearching={isSearching}
        searchField={{ label: messages.find, name: "student", value: params.get("student") ?? "" }}
        choices={students}
        chosen={student}
        invalid={invalid === "studentId"}
        onSearch={(text) => setSearch({ ...search, student: text })}
        onChoose={(chosen) => chooseStudent(chosen && findById(students, chosen.id))}
      />
      <SelectField
        ref={classField}
        label={words.class}
        name="classId"
        choices={classes}
        placeholder={messages.choose}
        value={classId}
        invalid={invalid === "classId"}
        onChange={(event) => chooseClass(event.target.value)}
      />
      <SelectField
        ref={subjectField}
        label={words.subject}
        hint={
          student && wanted.length > 0
            ? messages.wanted(student.name, wanted.map(({ name }) => name).join(", "))
            : undefined
        }
        name="subjectId"
        choices={[...wanted, ...subjects.filter((subject) => !isWanted(subject))]}
        placeholder={messages.choose}
        value={subjectId}
        invalid={invalid === "subjectId"}
        onChange={(event) => {
          setSubjectId(event.target.value);
          setTutor(null);
          if (event.target.value) onFill("subjectId");
        }}
      />
      {warnings.length > 0 && (
        <Notice tone="caution">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {!isHydrated && (
        <Button tone="quiet" formMethod="get" formAction={pathname}>
          {messages.showMatches}
        </Button>
      )}
      <Combobox
        key={`${classId} ${subjectId}`}
        label={words.tutor}
        name="tutorId"
        placeholder={canChooseTutor ? messages.typeToSearch : messages.chooseClassAndSubject}
        listLabel={messages.matches}
        empty={messages.noTutors}
        isSearching={isSearching}
        searchField={{ label: messages.find, name: "tutor", value: params.get("tutor") ?? "" }}
        choices={tutors}
        chosen={tutor}
        disabled={!canChooseTutor}
        invalid={invalid === "tutorId"}
        onSearch={(text) => setSearch({ ...search, tutor: text })}
        onChoose={(chosen) => {
          setTutor(chosen);
          if (chosen) onFill("tutorId");
        }}
      />
    </>
  );
}
