import { useEffect, useState } from 'react';
import type { Croppings } from '@postkit/sdk/schema';

/** Pixels of the shorter side of a cropped image; null until it is loaded. */
export function useCoverPixels(address: string, croppings: Croppings | undefined): number | null {
  const [loaded, setLoaded] = useState<{ address: string; pixels: number } | null>(null);
  useEffect(() => {
    if (!address) return undefined;
    const image = new Image();
    image.onload = () => setLoaded({ address, pixels: Math.min(image.naturalWidth, image.naturalHeight) });
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  if (croppings && croppings.right > croppings.left && croppings.bottom > croppings.top) {
    return Math.min(croppings.right - croppings.left, croppings.bottom - croppings.top);
  }
  return loaded?.address === address && loaded.pixels > 0 ? loaded.pixels : null;
}
