import { createContext, useContext } from 'react';

/** The public origin of the product, e.g. "https://ainsathi.example", for canonical and shared links. */
export const OriginContext = createContext('');

/** Makes a path absolute. */
export function useAbsolute(): (path: string) => string {
  const origin = useContext(OriginContext);
  return (path) => new URL(path, origin).href;
}
