const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 };
const halves: Readonly<Record<string, string>> = {
  午前: 'am',
  上午: 'am',
  오전: 'am',
  凌晨: 'am',
  午後: 'pm',
  下午: 'pm',
  오후: 'pm',
  晚上: 'pm',
};

/** A date with ASCII digits, signs and spaces, and with the signs of Chinese, Japanese and Korean dates as `-` and `:`. */
export function plainDateText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}"“”„]/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(
      /(令和|平成|昭和|民國|民国)\s*(元|\d{1,3})\s*年/g,
      (_, era: string, year: string) => `${(eras[era] ?? 0) + (Number(year) || 1)}年`,
    )
    .replace(/(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]?/, '$1-$2-$3 ')
    .replace(/(\d{1,2})\s*[時时點点시](?:\s*(\d{1,2})\s*[分분])?(?:\s*(\d{1,2})\s*[秒초])?/, clockText)
    .replace(
      /(午前|上午|오전|凌晨|午後|下午|오후|晚上)\s*(\d{1,2}(?::\d{2}){0,2})/,
      (_, half: string, time: string) => `${time} ${halves[half]} `,
    )
    .replace(/\b(\d{1,2}),?\s+[Tt]h(?:[áa]ng\s+|g?\.?\s?)(\d{1,2}),?\s+(?:[Nn]ăm\s+)?(\d{4})/, '$3-$2-$1')
    .replace(/\b([CEMW]ET)\s+DST\b/gi, '$1DST')
    .replace(/\s+/g, ' ')
    .trim();
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  // The digits of a script are ten in a row.
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

function clockText(_: string, hour: string, minute = '0', second = '0'): string {
  return `${hour}:${minute.padStart(2, '0')}:${second.padStart(2, '0')}`;
}
