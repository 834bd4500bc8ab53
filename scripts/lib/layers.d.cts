interface Layer {
  name: string;
  paths: string[];
}

export const API_LAYERS: Layer[];
export const API_UPWARD: string[];
export const WEB_LAYERS: Layer[];
export const WEB_UPWARD: string[];
export const MODULES: Record<string, { halves: string[]; below: string[] }>;
