import { useHydrated } from './use-hydrated';

/** A search for a place: of the map app on Android, elsewhere of OpenStreetMap. */
export function useMapAddress(): (place: string) => string {
  const isAndroid = useHydrated() && navigator.userAgent.includes('Android');
  return (place) =>
    (isAndroid ? 'geo:0,0?q=' : 'https://www.openstreetmap.org/search?query=') + encodeURIComponent(place);
}
