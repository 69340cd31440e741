import { call, says } from './entry.js'

const W = '/spa/websites'
const D = '/deployment/deployments'

/** Section 7: the contract, without the calls of accounts and billing. */
export const calls = [
  ...says(
    7,
    'websites',
    call(
      `POST ${W}/analyze_prompt/`,
      'prompt primary_color theme heading_font body_font corner_radius contact_email',
      'plan_id design_plan'
    )
  ),
  ...says(7, 'websites', call(`POST ${W}/update-plan/{id}/`, 'feedback', 'design_plan')),
  ...says(7, 'websites', call(`POST ${W}/approve-plan/{id}/`, '', 'status task_id website_id')),
  ...says(
    7,
    'websites',
    call(
      `GET ${W}/user_plan_info/`,
      '',
      'plan_info.subscription_type plan_info.limits.websites plan_info.current_usage.websites plan_info.remaining.websites'
    )
  ),
  ...says(7, 'websites', call(`GET ${W}/task-status/{id}/`, '', 'status website_id error')),
  ...says(
    7,
    'websites',
    call(`GET ${W}/`, 'page page_size', 'results current_page total_pages count page_size')
  ),
  ...says(
    7,
    'websites',
    call(
      `GET ${W}/{id}/`,
      '',
      'id title prompt html_content created_at contact_email custom_domain custom_domain_verified'
    )
  ),
  ...says(7, 'websites', call(`PATCH ${W}/{id}/`, 'contact_email')),
  ...says(7, 'websites', call(`DELETE ${W}/{id}/`)),
  ...says(7, 'editing', call(`POST ${W}/{id}/update_element_content/`, 'element_id content')),
  ...says(7, 'editing', call(`POST ${W}/{id}/update_element_style/`, 'element_id property value')),
  ...says(7, 'editing', call(`POST ${W}/{id}/update_element_url/`, 'element_id url element_type')),
  ...says(7, 'editing', call(`PUT ${W}/{id}/update_html/`, 'html_content')),
  ...says(
    7,
    'domains',
    call(`POST ${W}/{id}/add_custom_domain/`, 'domain_name', 'success error dns_instructions')
  ),
  ...says(7, 'domains', call(`POST ${W}/{id}/verify_custom_domain/`, '', 'success verified error')),
  ...says(7, 'domains', call(`DELETE ${W}/{id}/remove_custom_domain/`)),
  ...says(7, 'images', call(`GET ${W}/{id}/images/`)),
  ...says(7, 'images', call(`POST ${W}/{id}/upload_image/`, '', 'id title image_url uploaded_at')),
  ...says(
    7,
    'editing',
    call(
      `POST ${W}/{id}/ai_line_edit/`,
      'user_request',
      'modified_html analysis changes_applied summary line_changes parsing_method original_html_length modified_html_length'
    )
  ),

  ...says(
    7,
    'deployment',
    call(`GET ${D}/list_deployments/`, '', 'id website_id status deployment_url updated_at')
  ),
  ...says(
    7,
    'deployment',
    call(`POST ${D}/refresh_deployment_list/`, '', 'success deployments cleanup_details.cleaned_up')
  ),
  ...says(
    7,
    'deployment',
    call(`POST ${D}/deploy_website/`, 'website_id', 'success deployment is_redeploy error')
  ),
  ...says(7, 'deployment', call(`POST ${D}/check_status/`, 'deployment_id')),
  ...says(
    7,
    'deployment',
    call(`DELETE ${D}/force_delete_website_deployments/`, 'website_id', 'success error')
  ),
]
