import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import './banner.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export type BannerProps = {
  children: ReactNode;
  title?: string | undefined;
  tone?: BannerTone | undefined;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  /** Announces the banner when it appears; omit it for a banner that is on the page from the start. */
  isLive?: boolean | undefined;
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert };

export function Banner({ children, title, tone = 'info', icon, actions, isLive }: BannerProps) {
  const Icon = icons[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className="pk-banner" data-tone={tone} role={isLive ? role : undefined}>
      <span className="pk-banner-icon" aria-hidden="true">
        {icon ?? <Icon />}
      </span>
      <div className="pk-banner-text">
        {title && <strong className="pk-banner-title">{title}</strong>}
        <div>{children}</div>
      </div>
      {actions && <div className="pk-banner-actions">{actions}</div>}
    </div>
  );
}
