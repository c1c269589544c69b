export const birthDateWords = {
  birthDate: "Date of birth",
  day: "Day",
  month: "Month",
  year: "Year",
  chooseMonth: "Choose",
};
