/** Outlines on a 24 px grid in the style of the kit's icons; inlined, since an icon package would be larger than the player. */
const paths = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h3v14H7zm7 0h3v14h-3z',
  back: 'M12 5a8 8 0 1 1-8 8m8-12L8 5l4 4',
  forward: 'M12 5a8 8 0 1 0 8 8M12 1l4 4-4 4',
  speaker: 'M4 9v6h3l5 4V5L7 9zm12 0a4 4 0 0 1 0 6m3-9a9 9 0 0 1 0 12',
  muted: 'M4 9v6h3l5 4V5L7 9zm12 .5 5 5m0-5-5 5',
  share: 'M12 15V3M8 7l4-4 4 4m-9 4H5v10h14V11h-2',
  note: 'M9 18V5l11-2v12M9 18a3 3 0 1 1-6 0 3 3 0 1 1 6 0zm11-3a3 3 0 1 1-6 0 3 3 0 1 1 6 0z',
};

export type IconName = keyof typeof paths;

/** `text` appears in the middle, for example the seconds in the skip icons. */
export function Icon({ name, text }: { name: IconName; text?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
      {text && (
        <text x="12" y="16">
          {text}
        </text>
      )}
    </svg>
  );
}
