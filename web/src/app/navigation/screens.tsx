import { Component, type ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { RouteErrorScreen } from '../route-error-screen';

/** The screens of the present location; the same tree in the browser and on the server. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

interface BoundaryProps {
  /** A new location resets the boundary. */
  location: unknown;
  children: ReactNode;
}

interface BoundaryState {
  error?: unknown;
  failedAt?: unknown;
}

/** Shows the error screen instead of a screen that fails to load or to render. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    { error, failedAt }: BoundaryState,
  ): BoundaryState | null {
    if (error === undefined) return null;
    if (failedAt === undefined) return { failedAt: location };
    return failedAt === location ? null : { error: undefined, failedAt: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <RouteErrorScreen error={error} />;
  }
}
