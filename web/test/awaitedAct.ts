import React from 'react'

/*
 * React goes on after a component that suspended inside an `act` scope only if that scope is awaited. Testing Library
 * awaits none for `render` and events: what was left to do was dropped, and a page stayed as it was. Here each scope
 * that a test does not await is awaited. Testing Library keeps `act` as it finds it, so this is imported before it.
 */

const isAwaited = Symbol.for('gradwright.isAwaited')

if (!(isAwaited in React.act)) {
  const { act } = React
  // React warns of work in a scope while Testing Library has the environment without scopes, as it has while it waits.
  let isSet: unknown = true
  let unfinished = 0
  Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', {
    configurable: true,
    get: () => isSet === true || unfinished > 0,
    set: (value: unknown) => {
      isSet = value
    },
  })
  const awaitedAct = (scope: () => unknown) => {
    let isAsync = false
    const done = act(() => {
      const result = scope()
      isAsync = result instanceof Promise
      return result
    })
    const finish = () => {
      unfinished--
    }
    // The caller awaits an asynchronous scope; a second wait would flush its work twice.
    if (!isAsync) {
      unfinished++
      void done.then(finish, finish)
    }
    return done
  }
  Object.assign(React, { act: Object.assign(awaitedAct, { [isAwaited]: true }) })
}
