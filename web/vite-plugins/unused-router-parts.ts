import type { Plugin } from 'vite';

const routerBuild = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const componentCall = /= (React\d*\.(?:forwardRef|createContext)\()/g;
const componentClass = /class extends React\d*\.Component \{/g;

/**
 * Lets the build leave out what no screen uses of React Router, such as its forms, loaders and framework: their names for
 * development are assignments, and calls of React are not marked as pure, so that all of it would count as used.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !routerBuild.test(id)) return null;
      const pure = code
        .replace(displayName, '')
        .replace(componentCall, '= /* @__PURE__ */ $1')
        .replace(componentClass, 'class extends RouterComponent {');
      return { code: `import { Component as RouterComponent } from 'react';\n${pure}`, map: null };
    },
  };
}
