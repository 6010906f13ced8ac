import type { Article } from '#ui/sections/Blog/article.ts';

const lines = (...code: readonly string[]) => ({ code: code.join('\n') });

/** Five questions about React and JavaScript, with answers. */
export const articles: readonly Article[] = [
  {
    id: 'performance',
    question: 'How will you improve the performance of a React application?',
    lead: 'Measure first with the profiler. Then keep state close to where it is used, memoise what is costly and stable, split code by route, render long lists in windows, and let the server send less.',
    body: [
      'Measure on the kind of machine and network that visitors have, with a production or profiling build: development is slow in ways of its own. The Profiler in React DevTools shows which components rendered and what each of them cost. The browser’s Performance panel shows the rest: scripts, layout, pictures. Numbers from real visits say whether anybody notices: Largest Contentful Paint for loading, Interaction to Next Paint for response, Cumulative Layout Shift for what moves. Without a figure before and a figure after there is no improvement, there is only a change.',
      'Most needless work comes from state that sits too high. When the state of a component changes, React renders that component and what it creates below. Keep state in the lowest component that needs it, and hand slow parts in from outside, as `children`.',
      lines(
        'function Foldable({ title, children }) {',
        '  const [isOpen, setOpen] = useState(false);',
        '  return (',
        '    <section>',
        '      <button onClick={() => setOpen(!isOpen)}>',
        '        {title}',
        '      </button>',
        '      <div hidden={!isOpen}>{children}</div>',
        '    </section>',
        '  );',
        '}',
      ),
      'Opening it renders `Foldable` and nothing inside: the elements in `children` were made by the parent, they are the same objects as before, and React leaves them alone.',
      '`memo`, `useMemo` and `useCallback` skip work whose inputs are the same as last time. They pay where a calculation is slow or a subtree is large; elsewhere they cost a comparison and somebody’s attention. The React Compiler writes this memoisation at build time for components that keep the rules of React, and where it runs, new code rarely needs any by hand.',
      'Then send less. Split the code by route with `lazy` and `import()`, so that a reader of this page does not download the admin tables. Give each picture the size of its slot and a modern format. Of 10,000 rows, render the fifty near the screen. Ask the server for the page on show and keep its answer in a cache. What work is left can be put in order: `startTransition` and `useDeferredValue` say which update may wait, so that typing stays quick while a heavy list follows. They make nothing smaller; they let the urgent part go first.',
    ],
  },
  {
    id: 'state',
    question: 'What are the different ways to manage state in a React application?',
    lead: 'Local state for one component, lifted state for a few, context for values that change rarely, a store for shared client state, and a query cache for anything that belongs to the server.',
    body: [
      'Ask first whether it is state at all. What follows from props or from other state is not: a filtered list, a total, a full name. Compute it while rendering. A stored copy has to be kept in step, usually by an effect, and one day it is not.',
      lines(
        'const [lines, setLines] = useState([]);',
        '// Not state: it follows from the lines.',
        'const total = lines.reduce(',
        '  (sum, { price, quantity }) => sum + price * quantity,',
        '  0,',
        ');',
      ),
      'Begin with `useState` in the component that needs the value. Where the next value depends on several rules, `useReducer` keeps them in one function that can be tested without a screen. Where two components need the same value, move it up to their nearest common parent and pass it down.',
      'Context saves handing a value through layers that have no use for it: the theme, the language, the person signed in. It carries a value, it does not manage one, and every component that reads it renders when the value changes. That suits what changes rarely and costs a lot for what changes with every key.',
      'For client state that distant components share and that changes often, a store outside React, such as Redux Toolkit or Zustand, lets each component subscribe to the part it reads. Some state belongs in the address: the search, the filters, the page of a list. There it survives a reload and can be sent to a colleague.',
      'Data from a server is another matter: it is a copy of something that other people change. It has an age, it can be on its way, it can fail, and it must be asked for again. TanStack Query, SWR and RTK Query look after all of that. Copying answers into a store means building one of them by hand.',
    ],
  },
  {
    id: 'prototypes',
    question: 'How does prototypical inheritance work?',
    lead: 'Every object holds a link to another object. When a property is missing, the lookup follows that link, and the next, until it finds the property or reaches null.',
    body: [
      'The link is called `[[Prototype]]` in the standard. `Object.getPrototypeOf` reads it, `Object.create` makes an object with the link already set. Reading `disc.label` looks among the disc’s own properties, then among those of its prototype, and on along the chain. Where the chain ends without a find, the answer is `undefined`.',
      lines(
        'const part = {',
        '  label() {',
        '    return this.name + ", $" + this.price;',
        '  },',
        '};',
        '',
        'const disc = Object.create(part);',
        'disc.name = "Brake disc";',
        'disc.price = 64;',
        '',
        'disc.label(); // "Brake disc, $64"',
        'Object.hasOwn(disc, "label"); // false',
      ),
      'Two details explain most of what surprises people. `this` is the object the method was called on, not the one it was found in; that is how one `label` serves every part. And writing is not reading: `disc.price = 70` sets the disc’s own property and leaves the prototype as it was, unless a setter or a read-only property stands in the chain.',
      'Classes use the same link. `new Part()` makes an object whose prototype is `Part.prototype`; the methods of the class body lie there once, for all instances. `class Disc extends Part` links twice: `Disc.prototype` to `Part.prototype` for what instances inherit, and `Disc` to `Part` for what is static. `class` brings checks and private fields that functions do not have, and the inheritance underneath is still this chain.',
      'Nothing is copied, so the link is live: a method added to `Part.prototype` today is found by instances made yesterday. That is what makes polyfills possible, and the reason to leave prototypes alone that one does not own, since every array on the page shares `Array.prototype`. Set the link when the object is made; `Object.setPrototypeOf` on an existing one is slow in every engine. Where keys come from outside, use a `Map`, so that nobody finds `constructor` where they expected an empty place.',
    ],
  },
  {
    id: 'immutable-state',
    question: 'Why do you not set the state directly in React?',
    lead: 'React compares what it had with what it is given. Changing the old value in place leaves nothing to compare, so the screen does not follow. The setter schedules a render with a new value.',
    body: [
      'An assignment changes a JavaScript object and tells nobody. No render is scheduled, and the screen stays as it was until something else causes one; then the change appears, late and for no visible reason. The setter does two things: it notes the next value and asks for a render.',
      'The value it is given has to be another one. React compares with `Object.is`, which for objects and arrays asks whether they are the same object, not whether they look alike.',
      lines(
        '// The same array: React sees no change.',
        'parts.push(disc);',
        'setParts(parts);',
        '',
        '// Another array: the list is rendered.',
        'setParts([...parts, disc]);',
      ),
      'Within one render, state is a snapshot. Calling the setter does not alter the variable at hand; the next render gets the new value. So `setCount(count + 1)` twice in one handler adds one, and `setCount((count) => count + 1)` twice adds two, because the function is given the latest value in the queue.',
      'The old value is still needed. React may begin a render, drop it and start again, and what it read the first time must not have changed meanwhile. `memo`, the dependencies of effects and the React Compiler all rely on the same object having the same content. Undo and optimistic updates keep the old value to go back to, and there is no going back to something that was overwritten.',
      'For nested data, copy along the path that changes and share the rest. `toSorted`, `toSpliced` and `with` return a new array where `sort` and `splice` change the one at hand. Where the path is deep, Immer lets you write as if in place and gives you the copy. In class components the rule is the same: `this.state` is assigned in the constructor and nowhere else, everything after goes through `setState`.',
    ],
  },
  {
    id: 'unit-tests',
    question: 'What is a unit test, and why write one?',
    lead: 'A small program that runs one piece of another and checks the answer. It says what the piece is for, and it says so again every time somebody changes it.',
    body: [
      'A unit is the smallest piece with a behaviour worth naming: a function, a class, sometimes a component. The test uses it as its callers do, with chosen input, and compares what comes out with what should. It needs no network, no database and no clock, so it takes milliseconds and gives the same answer on every machine.',
      lines(
        'test("a part runs low under five smallest orders", () => {',
        '  const part = { quantity: 49, minQuantity: 10 };',
        '  expect(stockOf(part)).toBe("low");',
        '});',
      ),
      'There are three reasons to write it. It finds a mistake seconds after it was made, and points at the place. It lets you change the inside of a piece and know that the outside still holds. And it is a description that cannot go out of date unnoticed: the title says what a caller gets, the body shows how to ask.',
      'Test results, not the way to them. A test that checks which inner function was called breaks with every rewrite and misses real faults. Choose the edges: nothing, zero, one, the limit, one past the limit, input that must be refused. Then break the code once and watch the test go red. A test that cannot fail measures nothing.',
      'Unit tests do not show that the pieces fit. Integration tests do, and a few end-to-end tests over the journeys that earn the money. Coverage tells which lines ran, not whether anybody looked at the result. When a fault reaches a customer, it gets its test first and its repair second, and it does not come back.',
    ],
  },
];
