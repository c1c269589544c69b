import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import type { AssignmentInput } from "#domain/assignment.ts";
import { classes, subjects } from "#domain/catalogue.ts";
import { Button } from "#ui/button.tsx";
import { Combobox, type ComboboxChoice } from "#ui/combobox.tsx";
import { SelectField } from "#ui/field.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import type { clientLoader as choicesLoader } from "./choices.ts";
import { createMessages as messages, messages as words } from "./messages.ts";

interface Choices {
  students: ComboboxChoice[];
  tutors: ComboboxChoice[];
}

/** Student, class, subject and tutor; the tutors offered follow class and subject (§5). */
export function AssignmentFields(props: { choices: Choices; chosen: AssignmentInput }) {
  const isHydrated = useHydrated();
  const [params] = useSearchParams();
  const fetcher = useFetcher<typeof choicesLoader>();
  const findById = (choices: ComboboxChoice[], chosenId: string) =>
    choices.find(({ id }) => id === chosenId) ?? null;
  const [student, setStudent] = useState(findById(props.choices.students, props.chosen.studentId));
  const [tutor, setTutor] = useState(findById(props.choices.tutors, props.chosen.tutorId));
  const [classId, setClassId] = useState(props.chosen.classId);
  const [subjectId, setSubjectId] = useState(props.chosen.subjectId);
  const [search, setSearch] = useState({ student: "", tutor: "" });
  const { students, tutors } = fetcher.data ?? props.choices;
  const canChooseTutor = classId !== "" && subjectId !== "";
  const query = new URLSearchParams({ ...search, classId, subjectId }).toString();
  const { load } = fetcher;
  const classField = useRef<HTMLSelectElement>(null);
  const subjectField = useRef<HTMLSelectElement>(null);

  // Keeps what was chosen before hydration, which is late on a slow network.
  useLayoutEffect(() => {
    setClassId(classField.current?.value ?? "");
    setSubjectId(subjectField.current?.value ?? "");
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void load(`/admin-dashboard/assignments/choices?${query}`), 120);
    return () => clearTimeout(timer);
  }, [load, query]);

  const isSearching = fetcher.data?.query !== query;
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
        onSearch={(text) => setSearch({ ...search, student: text })}
        onChoose={setStudent}
      />
      <SelectField
        ref={classField}
        label={words.class}
        name="classId"
        choices={classes}
        placeholder={messages.choose}
        value={classId}
        onChange={(event) => {
          setClassId(event.target.value);
          setTutor(null);
        }}
      />
      <SelectField
        ref={subjectField}
        label={words.subject}
        name="subjectId"
        choices={subjects}
        placeholder={messages.choose}
        value={subjectId}
        onChange={(event) => {
          setSubjectId(event.target.value);
          setTutor(null);
        }}
      />
      {!isHydrated && (
        <Button tone="quiet" formMethod="get" formAction="/admin-dashboard/assignments/new">
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
        onSearch={(text) => setSearch({ ...search, tutor: text })}
        onChoose={setTutor}
      />
    </>
  );
}
