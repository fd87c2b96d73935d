export const copy = {
  title: (count: number) => (count === 1 ? 'A Golden egg' : `${count} Golden eggs`),
  skip: 'Press any key, or anywhere, to go on.',
};
