import { Component, type ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { RouteErrorScreen } from '../route-error-screen';

/** The screens of the present location; the same tree in the browser and on the server. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

interface BoundaryProps {
  /** The error of loading the screen. */
  failure?: unknown;
  /** A new location resets the boundary. */
  location: unknown;
  children: ReactNode;
}

interface BoundaryState {
  location: unknown;
  error: unknown;
}

/** Shows the error screen instead of a screen that fails to load or to render. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return location === state.location ? null : { location, error: undefined };
  }

  override render(): ReactNode {
    const error = this.props.failure ?? this.state.error;
    return error === undefined ? this.props.children : <RouteErrorScreen error={error} />;
  }
}
