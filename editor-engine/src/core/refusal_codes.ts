/** The codes of refusals, and what each means. Own plugins can refuse with other codes. */
export interface RefusalCodes {
  /** The operation is unreadable: a field is missing, or of another type. */
  bad_operation: never
  /** A value that cannot stand there: an attribute's name, a length, a colour, a piece of HTML. */
  bad_value: never
  /** No plugin of the engine has this operation. */
  unknown_operation: never
  /** A plugin threw, or planned changes that overlap. */
  plugin_failed: never
  /** No element of the page has this id, is at this range or matches the selector. */
  unknown_element: never
  /** Several elements have this id or match the selector; they are the `candidates`. */
  ambiguous_element: never
  /** It is no CSS selector. */
  bad_selector: never
  /** The element cannot be edited by itself; the message tells why (`element.readOnly`). */
  read_only: never
  /** The edit would change elements that it does not name, or browsers would put it elsewhere. */
  structure: never
  /** The page would have an error that it did not have before, as `validation()` finds it. */
  breaks_page: never
  /** The HTML holds what can run code or load other pages. */
  unsafe_html: never
  /** The address runs code, or opens a program that no page should open. */
  unsafe_url: never
  /** It is no address. */
  bad_url: never
  /** Only a link or a button can lead somewhere. */
  not_a_link: never
  /** Only an image can show another picture. */
  not_an_image: never
  /** A property that no edit may set, or no name of a token. */
  unknown_property: never
  /** The page has no `:root` rule, so no tokens. */
  no_root_rule: never
  /** The new text has no words. */
  empty_text: never
  /** The element has no text, or too much of it. */
  no_editable_text: never
  /** The text spans several paragraphs, which are the `candidates`. */
  several_texts: never
  /** A link in the text would lose all its words. */
  empties_link: never
  /** No text or comment of the page is at this range. */
  unknown_text: never
  /** The page has no section of this name. */
  unknown_section: never
  /** Several sections have this name; they are the `candidates`. */
  ambiguous_section: never
  /** A model's answer holds no edit, or one that is cut off. */
  bad_answer: never
  /** The lines that an edit looks for are not on the page. */
  not_found: never
  /** They are there several times; the places are the `candidates`. */
  ambiguous: never
  /** The lines at this number are others by now. */
  stale: never
  /** Two edits change the same lines. */
  overlap: never
  /** The edit would remove what it does not write again ("the rest as before"). */
  elision: never
  /** The edit has its tags in escaped form (`&lt;p&gt;`). */
  escaped: never
  /** The edit would change a part of template code. */
  cuts_template: never
  /** The edit would bring template code that the page does not have. */
  new_template: never
  /** parse5 would take far too much time or memory for this page. */
  too_complex: never
  /** The encoding of a file has no such character. */
  encoding: never
}

/** A code of a refusal: one of `RefusalCodes`, or one of an own plugin. */
export type RefusalCode = keyof RefusalCodes | (string & {})
