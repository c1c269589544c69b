// What the sample's tutors teach: for each subject its lessons in order, "title: description".
const lessons: Readonly<Record<string, string>> = {
  "mathematics, young": `
    Fractions on a number line: Bring a ruler and two colours.
    Adding unlike fractions: We cut rotis until it is obvious.
    Decimals and money: Bills from the vegetable market.
    Factors and multiples: A game with 36 tamarind seeds.
    Angles around a point: Bring a protractor.
    Perimeter and area: We measure your room.
    Ratios in recipes: Laddus for five and for fifty.
    Percentages: What a sale really saves.
    Simple equations: The balance, and what keeps it level.
    Triangles and their sides: Three sticks that refuse to close.
    Data and bar graphs: A week of your own screen time.
    Symmetry: Ikat borders, folded and unfolded.`,
  mathematics: `
    Polynomials and their zeroes: Graphs first, algebra second.
    Quadratic equations by completing the square: From the picture of a square to the formula.
    Arithmetic progressions: Steps of a stepwell, counted fast.
    Similar triangles: Why the ratio of the sides is the same, and where the board asks it.
    Coordinate geometry: Distance and section formula on a map of Warangal.
    Trigonometric ratios: Where sine and cosine come from.
    Heights and distances: We measure the Charminar without climbing it.
    Circles and tangents: Bring a compass and a thread.
    Areas of sectors: Slices of an uttapam.
    Surface areas and volumes: The water tank on your roof.
    Statistics: Mean, median and mode of last year's marks.
    Probability: Dice, cards and good guesses.`,
  physics: `
    Motion in a straight line: A bus between two stops, as three graphs.
    Newton's laws: What the seat belt knows.
    Work and energy: Carrying water up the stairs.
    Gravitation: Why the moon keeps falling and never lands.
    Sound: Frequency, with a veena string.
    Reflection and mirrors: Bring a steel spoon.
    Refraction and lenses: A glass of water and a pencil.
    Electric current: Series and parallel with two torch cells.
    Magnetic effects of current: Build a small motor.
    Sources of energy: Reading an electricity bill.
    The human eye: Near sight, far sight, and the lens that helps.
    Waves: Ripples in a tank, and what they carry.`,
  chemistry: `
    Chemical reactions: Five signs that something new was made.
    Balancing equations: Count twice, write once.
    Acids, bases and salts: Turmeric paper from your kitchen is enough.
    Metals and non-metals: Why the brass lamp is polished.
    Carbon and its compounds: Chains, rings and cooking gas.
    The periodic table: Reading it like a map.
    Atomic structure: From the plum pudding to the cloud.
    Chemical bonding: Who gives, who shares.
    The mole: Counting by weighing.
    Solutions: Salt, sugar, and how much fits in.
    Rates of reaction: What a warm day does to milk.
    Electrochemistry: A cell from a lemon.`,
  biology: `
    The cell: Drawn from memory, then compared.
    Tissues: An onion skin under a phone's camera.
    Life processes: Nutrition, from leaf to lunch.
    Breathing: Model lungs from a bottle and two balloons.
    Circulation: Your pulse before and after the stairs.
    Control and coordination: The ruler drop test.
    Reproduction in plants: A hibiscus, taken apart.
    Heredity: Mendel's peas on squared paper.
    Evolution: Finches, beaks and time.
    Ecosystems: Who eats whom at the village pond.
    Health and disease: How a vaccine teaches.`,
  english: `
    Reading aloud: Bring a page you like.
    Tenses that tell a story: The same morning, told three ways.
    Articles: A, an, the, and nothing at all.
    Letter writing: A letter that gets an answer.
    Active and passive: Who did it, and who would rather not say.
    Poems: Sound first, meaning second.
    Reported speech: What grandmother said.
    Summaries: A page in five sentences.
    Prepositions: In, on, at, and the bus stop.
    Essays: One idea for each paragraph.
    Conversation: Ten minutes without a script.`,
  "social-studies": `
    Reading maps: From your street to the Godavari.
    The Kakatiyas: Stone, lakes and a thousand pillars.
    Our constitution: The preamble, word by word.
    Rivers and dams: Where the water of Hyderabad comes from.
    The freedom struggle: Voices from Telangana.
    Local government: A meeting of the gram sabha.
    Resources: What is used up, and what comes back.
    Trade and cloth: Pochampally on the map of the world.
    Democracy: Votes, counted together.
    Globalisation: The journey of one shirt.`,
  "computer-science": `
    How a computer counts: Binary with ten fingers.
    Flowcharts: Tea, as an algorithm.
    Variables and input: Your first program that listens.
    Decisions: If, else, and leap years.
    Loops: A multiplication table in three lines.
    Lists: The class register, sorted.
    Functions: Name it once, use it often.
    Tables and queries: Questions to a small library.`,
  programming: `
    Setting up: An editor, a terminal, and hello.
    Values and types: Numbers that are text, and the other way round.
    Conditions and loops: Guess the number.
    Functions: Small, named and tested.
    Files: Counting words in a folk tale.
    Errors: Reading the message before searching for it.
    Objects: A bank account with three rules.
    A small project: Planning it on one page.`,
  "data-structures": `
    Arrays and their cost: What is cheap, and what moves everything.
    Linked lists: Drawn before they are coded.
    Stacks and queues: Plates and ticket counters.
    Hash tables: Why a good hash spreads.
    Trees: Walking them in three orders.
    Binary search trees: Insert, find, delete.
    Heaps: The next most urgent thing.
    Graphs: Bus routes of Telangana.`,
  algorithms: `
    Counting steps: What big O says, and what it hides.
    Binary search: Twenty questions.
    Merge sort: Divide, sort, weave.
    Quick sort: The luck of the pivot.
    Recursion: Trust the smaller problem.
    Dynamic programming: Coins and change.
    Shortest paths: Dijkstra on the metro map.
    Greedy choices: When the best step is enough.`,
  "web-development": `
    A page from nothing: Headings, paragraphs and a link.
    Styles: The box, and what surrounds it.
    Layout: A grid for a photo album.
    Forms: Labels first.
    Scripts: A button that does one thing well.
    Fetching data: The weather of Hanamkonda.
    Accessibility: The page without a mouse.
    Publishing: From your folder to an address.`,
};

const exams = [
  ["Unit test", "20 minutes, 10 questions."],
  ["Practice paper", "One hour, open book. Show your steps."],
  ["Short quiz", "Ten minutes, right after class."],
] as const;

/** Announcements, as title and text. */
export const announcements = [
  ["No class on Friday", "Bathukamma holiday. We meet again next week at the usual time."],
  ["Bring a notebook of your own", "We write by hand from the next class. Any notebook is fine."],
  ["Well done", "Everyone finished the practice paper in time. The answers are in the recording."],
  ["Class starts ten minutes later", "Only this week, because of the power cut planned here."],
] as const;

/** The lessons of a subject in order. @param classId decides between two plans of mathematics */
export function lessonsOf(classId: string, subjectId: string): { title: string; text: string }[] {
  const isYoung = ["class-5", "class-6", "class-7"].includes(classId);
  const key = isYoung ? `${subjectId}, young` : subjectId;
  const lines = (lessons[key] ?? lessons[subjectId] ?? "").trim().split("\n");
  return lines.map((line) => {
    const [title = "", text = ""] = line.trim().split(": ");
    return { title, text };
  });
}

/** The exam about a lesson. @param number from 0 */
export function examOf(lesson: string, number: number): { title: string; text: string } {
  const [name, text] = exams[number % exams.length] ?? exams[0];
  return { title: `${name}: ${lesson}`, text };
}
