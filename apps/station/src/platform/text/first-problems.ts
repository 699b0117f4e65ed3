/** The first problems of many, as one text of sentences that says how many more there are: “3 more problems were found.” */
export function firstProblems(problems: readonly string[], most: number): string {
  const more = problems.length - most;
  const rest =
    more === 1 ? ['1 more problem was found.'] : more > 0 ? [`${more} more problems were found.`] : [];
  return [...problems.slice(0, most), ...rest].join(' ');
}
