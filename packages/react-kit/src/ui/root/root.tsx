import { useEffect, useRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import '../../styles/index.css';
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
  className?: string | undefined;
};

/**
 * The element that scopes every style of the kit. Overlays render into a second element at the end of the body, with the
 * same theme, direction and accent, so that no ancestor of the host clips or covers them.
 */
export function PkRoot({ children, theme, dir, lang, accent, className }: PkRootProps) {
  const overlays = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = overlayHost(overlays);
    setAttribute(element, 'data-theme', theme);
    setAttribute(element, 'dir', dir);
    setAttribute(element, 'lang', lang);
    setAttribute(element, 'data-accent', accent && '');
    element.style.cssText = '';
    for (const [name, color] of Object.entries(accent ?? {})) element.style.setProperty(name, color);
  }, [theme, dir, lang, accent]);

  useEffect(
    () => () => {
      overlays.current?.remove();
      overlays.current = null;
    },
    [],
  );

  return (
    <div
      className={className ? `pk pk-root ${className}` : 'pk pk-root'}
      data-theme={theme}
      dir={dir}
      lang={lang}
      data-accent={accent && ''}
      style={accent}
    >
      <div className="pk-root-content">
        <UNSAFE_PortalProvider getContainer={() => overlayHost(overlays)}>{children}</UNSAFE_PortalProvider>
      </div>
    </div>
  );
}

function overlayHost(ref: { current: HTMLElement | null }): HTMLElement {
  if (ref.current) return ref.current;
  const element = document.createElement('div');
  element.className = 'pk pk-overlays';
  document.body.append(element);
  ref.current = element;
  return element;
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
