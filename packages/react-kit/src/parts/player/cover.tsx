import { Icon } from './icon.tsx';

/** Decorative, since the title is next to it. Reserves its space before the image has loaded. */
export function Cover({ src, width, height }: { src: string | undefined; width: number; height: number }) {
  return (
    <div className="pk-player-cover" part="cover">
      <Icon name="note" />
      {src && <img key={src} src={src} alt="" width={width} height={height} loading="lazy" />}
    </div>
  );
}
