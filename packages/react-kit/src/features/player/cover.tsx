import { Icon } from './icon.tsx';

/** Decorative: the title beside it says what it shows. Its box has its size before the picture is here. */
export function Cover({ src, width, height }: { src: string | undefined; width: number; height: number }) {
  return (
    <div className="pk-player-cover">
      <Icon name="note" />
      {src && <img key={src} src={src} alt="" width={width} height={height} loading="lazy" />}
    </div>
  );
}
