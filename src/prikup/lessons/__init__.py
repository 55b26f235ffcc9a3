"""Lessons: arranged deals with steps that say what to do and why. The terminal and the page show the same ones.

``lesson(name)`` reads one of ``NAMES``; a ``Course`` follows a match of it and knows what is to be said now.
"""

from prikup.lessons.course import BOT, LEARNER, Course, Said, begin
from prikup.lessons.lesson import NAMES, Lesson, Step, When, lesson, lesson_of

__all__ = ["BOT", "LEARNER", "NAMES", "Course", "Lesson", "Said", "Step", "When", "begin", "lesson", "lesson_of"]
