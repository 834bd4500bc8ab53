import { Component, type ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { RouteErrorScreen } from '../route-error-screen';

/** The screens of the present address; the same tree in the browser and on the server. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

interface BoundaryProps {
  /** The screen could not be fetched. */
  failure?: unknown;
  /** A new address gets a new try. */
  place: unknown;
  children: ReactNode;
}

interface BoundaryState {
  place: unknown;
  error: unknown;
}

/** Shows the screen of errors instead of one that cannot be fetched or rendered. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return place === state.place ? null : { place, error: undefined };
  }

  override render(): ReactNode {
    const error = this.props.failure ?? this.state.error;
    return error === undefined ? this.props.children : <RouteErrorScreen error={error} />;
  }
}
