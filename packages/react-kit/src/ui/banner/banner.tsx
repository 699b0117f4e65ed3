import type { ReactNode } from 'react';
import { type Tone, ToneIcon } from '../tone-icon/tone-icon.tsx';
import './banner.css';

export type BannerProps = {
  children: ReactNode;
  title?: string | undefined;
  tone?: Tone | undefined;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  /** Announces the banner when it appears; omit it for a banner that is on the page from the start. */
  isLive?: boolean | undefined;
};

export function Banner({ children, title, tone = 'info', icon, actions, isLive }: BannerProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className="pk-banner" data-tone={tone} role={isLive ? role : undefined}>
      <span className="pk-banner-icon" aria-hidden="true">
        {icon ?? <ToneIcon tone={tone} />}
      </span>
      <div className="pk-banner-text">
        {title && <strong className="pk-banner-title">{title}</strong>}
        <div>{children}</div>
      </div>
      {actions && <div className="pk-banner-actions">{actions}</div>}
    </div>
  );
}
