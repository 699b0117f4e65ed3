/** Tags that begin and end breaks, or say what a break is. They belong to the segment after them. */
const cueTag = /^#EXT-?(?:X-(?:CUE(?:-OUT|-IN)?|SCTE35|ASSET)|OATCLS-SCTE35)(?=:|$)/;
/** Characters of a tag at most. */
const longest = 4000;
/** Tags of a playlist at most. */
const most = 200;

/** The tags of a playlist that say what is on air. */
export interface CueTags {
  /** Those before each segment, in the order of the segments. */
  readonly bySegment: readonly (readonly string[])[];
  /** Date ranges, which count wherever they are. */
  readonly ranges: readonly string[];
  /** The playlist without them: a parser takes those after the last segment for a segment without length. */
  readonly rest: string;
}

/** Finds the cues of a media playlist, of which a parser keeps some only. */
export function cueTags(text: string): CueTags {
  const bySegment: string[][] = [[]];
  const ranges: string[] = [];
  const rest: string[] = [];
  let count = 0;
  for (const line of text.split(/\r?\n/).map((written) => written.trim())) {
    if (line === '') continue;
    const isRange = line.startsWith('#EXT-X-DATERANGE:');
    if (!isRange && !cueTag.test(line)) {
      rest.push(line);
      if (!line.startsWith('#')) bySegment.push([]);
      continue;
    }
    if (line.length > longest || count === most) continue;
    count += 1;
    if (isRange) ranges.push(line);
    else bySegment.at(-1)?.push(line);
  }
  return { bySegment, ranges, rest: rest.join('\n') };
}
