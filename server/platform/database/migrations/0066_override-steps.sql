CREATE TABLE "home_override_step" (
	"page_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"version" integer NOT NULL,
	"base_version_no" integer NOT NULL,
	"props" json NOT NULL,
	"order" json,
	"own" json NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "home_override_step_page_id_branch_id_version_pk" PRIMARY KEY("page_id","branch_id","version")
);
--> statement-breakpoint
ALTER TABLE "home_override_step" ADD CONSTRAINT "home_override_step_page_id_home_page_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."home_page"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_override_step" ADD CONSTRAINT "home_override_step_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
select guard_rows('home_override_step');--> statement-breakpoint
insert into home_override_step (page_id, branch_id, version, base_version_no, props, "order", own, file_ids)
select page_id, branch_id, version, base_version_no, props, "order", own, file_ids from home_override;
