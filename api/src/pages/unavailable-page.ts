/** What browsers get while no page can be rendered. */
export const UNAVAILABLE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>AinSathi</title>
<h1>AinSathi is not available right now</h1><p>Nothing was lost. Please try again in a minute.</p>`;
