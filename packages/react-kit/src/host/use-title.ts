import { useEffect } from 'react';
import { useHost } from './host-context.ts';

/** Sets the page title while a screen is mounted. A screen without an exact title gives its name and becomes `POST - {name}`. */
export function useTitle(title: { exact: string } | { screen: string }): void {
  const { host, productName } = useHost();
  const text = 'exact' in title ? title.exact : `${productName} - ${title.screen}`;
  useEffect(() => host.setTitle(text), [host, text]);
}
