interface OddRequest {
  text: string;
  isNoTarget?: boolean;
}

export function oddRequests(count: number): OddRequest[];
export function sendOddRequests(
  origin: string,
  requests: OddRequest[],
): Promise<(OddRequest & { status: number })[]>;
