import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import '../../styles/index.css';
import { type Mount, MountContext } from './mount.ts';
import { OverlayHost } from './overlay-host.ts';
import './root.css';

export type Theme = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';
/** The colours of a station's accent, by custom property. */
export type AccentProperties = Readonly<Record<`--pk-station-${string}`, string>>;

export type PkRootProps = {
  children: ReactNode;
  /** Follows the system's preference when absent. */
  theme?: Theme | undefined;
  dir?: Direction | undefined;
  /** BCP 47, where it may differ from that of the page. */
  lang?: string | undefined;
  /** Colours everything inside; PostKit's own colour without it. */
  accent?: AccentProperties | undefined;
  /** Where dialogs, menus, tooltips and other overlays open; see `overlayPlace` for the default. */
  overlays?: Element | ShadowRoot | null | undefined;
  className?: string | undefined;
};

/**
 * The element that scopes every style of the kit. Overlays render into a second element with the same theme, direction and accent, so
 * that no ancestor clips or covers them.
 */
export function PkRoot({ children, theme, dir, lang, accent, overlays, className }: PkRootProps) {
  const root = useRef<HTMLDivElement>(null);
  const hostRef = useRef<OverlayHost>(null);
  const mount = useMemo<Mount>(() => ({ root, overlays: hostRef }), []);
  const overlayHost = () => (hostRef.current ??= new OverlayHost());

  // An overlay that is open from the start was rendered before its mount was in a page.
  useLayoutEffect(() => {
    overlayHost().move(root.current, overlays);
  }, [overlays]);

  useEffect(() => {
    const { element } = overlayHost();
    setAttribute(element, 'data-theme', theme);
    setAttribute(element, 'dir', dir);
    setAttribute(element, 'lang', lang);
    setAttribute(element, 'data-accent', accent && '');
    element.style.cssText = '';
    for (const [name, color] of Object.entries(accent ?? {})) element.style.setProperty(name, color);
  }, [theme, dir, lang, accent]);

  useEffect(
    () => () => {
      hostRef.current?.remove();
      hostRef.current = null;
    },
    [],
  );

  return (
    <div
      ref={root}
      className={className ? `pk pk-root ${className}` : 'pk pk-root'}
      data-theme={theme}
      dir={dir}
      lang={lang}
      data-accent={accent && ''}
      style={accent}
    >
      <div className="pk-root-content">
        <MountContext value={mount}>
          <UNSAFE_PortalProvider getContainer={() => overlayHost().place(root.current, overlays)}>
            {children}
          </UNSAFE_PortalProvider>
        </MountContext>
      </div>
    </div>
  );
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
