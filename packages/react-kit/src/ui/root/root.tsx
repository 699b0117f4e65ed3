import { useEffect, useRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import '../../styles/index.css';
import './root.css';

export type Theme = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';
/** Values of custom properties. */
export type CustomProperties = Readonly<Record<`--${string}`, string>>;

export type PkRootProps = {
  children: ReactNode;
  /** Follows the system's preference when absent. */
  theme?: Theme | undefined;
  dir?: Direction | undefined;
  /** Custom properties of everything inside. */
  properties?: CustomProperties | undefined;
  className?: string | undefined;
};

/**
 * The element that scopes every style of the kit. Overlays render into a second element at the end of the body, with the
 * same theme, direction and custom properties, so that no ancestor of the host clips or covers them.
 */
export function PkRoot({ children, theme, dir, properties, className }: PkRootProps) {
  const overlays = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = overlayHost(overlays);
    setAttribute(element, 'data-theme', theme);
    setAttribute(element, 'dir', dir);
  }, [theme, dir]);

  useEffect(() => {
    if (!properties) return undefined;
    const { style } = overlayHost(overlays);
    const names = Object.entries(properties).map(([name, value]) => {
      style.setProperty(name, value);
      return name;
    });
    return () => names.forEach((name) => style.removeProperty(name));
  }, [properties]);

  useEffect(
    () => () => {
      overlays.current?.remove();
      overlays.current = null;
    },
    [],
  );

  return (
    <div className={className ? `pk pk-root ${className}` : 'pk pk-root'} data-theme={theme} dir={dir} style={properties}>
      <UNSAFE_PortalProvider getContainer={() => overlayHost(overlays)}>{children}</UNSAFE_PortalProvider>
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
