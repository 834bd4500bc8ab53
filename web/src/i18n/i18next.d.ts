import 'i18next';
import type { Catalogues } from './catalogues';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: Catalogues;
  }
}
